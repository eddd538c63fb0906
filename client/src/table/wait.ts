import type { View } from "../wire/messages.ts";

/** For whom a table waits, sorted by what can be done about it. */
export interface Wait {
  step: "associate" | "reveal" | "score";
  /** The viewer is waited for. */
  forMe: boolean;
  /** A computer player plays for the viewer. */
  playedFor: boolean;
  /** Others who are here, and others who are away. */
  here: number[];
  away: number[];
  /** Seconds until a computer player may go on for somebody who is away; none once it may. */
  standIn: { seat: number; seconds: number }[];
  /** Who has let the table wait for long and may be reminded. */
  slow: number[];
  /** Milliseconds that are left, if a clock runs. */
  left: number | null;
  warned: boolean;
}

export function waitOf({ room, own }: View, now: number): Wait {
  const others = room.waiting_for.filter((seat) => seat !== own.seat);
  const isAway = (seat: number) => room.seats[seat]!.away_since !== null && room.seats[seat]!.player === "person";
  const away = others.filter(isAway);
  const here = others.filter((seat) => !isAway(seat));
  return {
    step: room.phase === "reveal" || room.phase === "score" ? room.phase : "associate",
    forMe: own.seat !== null && room.waiting_for.includes(own.seat),
    playedFor: own.seat !== null && room.seats[own.seat]?.player === "stand-in",
    here,
    away,
    standIn: away.flatMap((seat) => {
      const from = room.seats[seat]!.stand_in_from;
      return from === null ? [] : [{ seat, seconds: Math.max(0, Math.ceil((from - now) / 1000)) }];
    }),
    slow: here.filter((seat) => {
      const from = room.seats[seat]!.hurry_from;
      return from !== null && from <= now;
    }),
    left: room.countdown ? Math.max(0, room.countdown.ends - now) : null,
    warned: room.countdown?.warned ?? false,
  };
}

/** "2:05", as a clock shows what is left. */
export function clockTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
