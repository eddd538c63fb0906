export interface KeptGame {
  code: string;
  game: number;
}

/** The games that were looked at on this device and can be replayed without a line. */
export async function keptGames(): Promise<KeptGame[]> {
  if (typeof caches === "undefined") return [];
  const kept = await caches.open("stella-kept");
  return (await kept.keys()).flatMap(({ url }) => {
    const [, code, game] = /\/tables\/(\w+)\/games\/(\d+)\/steps$/.exec(new URL(url).pathname) ?? [];
    return code && game ? [{ code, game: Number(game) }] : [];
  });
}
