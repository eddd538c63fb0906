/** Short words at the foot of the screen, gone by themselves. */
export interface Said {
  id: number;
  text: string;
}

const STAYS = 6000;
let last = 0;

export const toasts = $state<{ said: Said[] }>({ said: [] });

/** Says something once; the same again only starts its time anew. */
export function say(text: string) {
  const id = ++last;
  toasts.said = [...toasts.said.filter((said) => said.text !== text), { id, text }].slice(-3);
  setTimeout(() => unsay(id), STAYS);
}

export function unsay(id: number) {
  toasts.said = toasts.said.filter((said) => said.id !== id);
}
