import { describe, expect, it } from "vitest";
import { shown } from "../../fixtures/game/views.ts";
import * as views from "../../fixtures/views.ts";
import { asSeen, cardAt, due, follow, pageOf, unshown, waiting, type Seen } from "../../src/pages/reveal/stage.ts";
import { lasts, timelineOf } from "../../src/pages/reveal/timeline.ts";
import type { Room } from "../../src/wire/messages.ts";

const associating = views.associate().room;
const announced = views.announced().room;
const revealing = views.scouting().room;
const scored = views.scored().room;
const fresh = (room: Room): Seen => follow(follow(null, associating), room);
const after = (room: Room, moments: number): Seen => ({ of: fresh(room).of, moments });

describe("what a viewer has seen", () => {
  it("begins with everything that is there already: who comes late sees no show", () => {
    for (const room of [associating, announced, revealing, scored, views.ended().room]) {
      const seen = follow(null, room);
      expect(due(seen, room)).toBeNull();
      expect(asSeen(room, seen)).toBe(room);
    }
    expect(pageOf(follow(null, announced), announced)).toBe("reveal");
    expect(pageOf(follow(null, views.ended().room), views.ended().room)).toBe("end");
  });

  it("shows what happened since, one after another, in order", () => {
    let seen = fresh(revealing);
    const shows = [];
    for (let show = due(seen, revealing); show; show = due(seen, revealing)) {
      shows.push(show.is === "card" ? show.moment.outcome : show.is);
      seen = { ...seen, moments: show.index + 1 };
    }
    expect(shows).toEqual(["lanterns", "spark", "super-spark", "fall"]);
    expect(waiting(fresh(revealing), revealing)).toBe(4);
    expect(waiting(seen, revealing)).toBe(0);
  });

  it("brings each show on its page, and the page of the phase after them", () => {
    expect(pageOf(fresh(revealing), revealing)).toBe("announce");
    expect(pageOf(after(revealing, 1), revealing)).toBe("reveal");
    expect(pageOf(after(scored, 1), scored)).toBe("reveal");
    expect(pageOf(after(scored, 4), scored)).toBe("scores");
  });

  it("shows the scores of the last round before the end, though the game is over at once", () => {
    const { room } = views.ended();
    const seen: Seen = { of: follow(null, room).of, moments: 1 };
    expect(pageOf(seen, room)).toBe("scores");
    expect(pageOf({ ...seen, moments: room.moments.length }, room)).toBe("end");
  });

  it("starts anew with each round, and with the end state of one that was over when it came back", () => {
    const third = { ...announced, round: 3 };
    expect(follow(after(scored, 5), third).moments).toBe(0);
    expect(follow(after(scored, 5), { ...scored, round: 3 }).moments).toBe(scored.moments.length);
  });

  it("keeps up with a server that forgot a moment", () => {
    expect(follow(after(revealing, 4), announced).moments).toBe(1);
  });
});

describe("the room as it was seen", () => {
  it("tells no lantern, no Dark and no star before its show", () => {
    const room = asSeen(revealing, fresh(revealing));
    expect(room.seats.map(({ lantern, in_the_dark, stars, fallen }) => [lantern, in_the_dark, stars, fallen])).toEqual(
      Array.from({ length: 6 }, () => [null, false, 0, false]),
    );
    expect([room.shown, room.scout, room.moments]).toEqual([[], null, []]);
  });

  it("counts the stars of what was seen, and names the scout of what comes", () => {
    const room = asSeen(revealing, after(revealing, 2));
    expect(room.seats.map(({ stars }) => stars)).toEqual([2, 2, 2, 0, 2, 0]);
    expect(room.scout).toBe(2);
    expect(room.seats[3]?.fallen).toBe(false);
    expect(room.shown).toEqual([4]);
  });

  it("takes the round's points back until it is scored before this viewer's eyes", () => {
    const room = asSeen(scored, after(scored, 3));
    expect(room.phase).toBe("reveal");
    expect(room.slates).toBeNull();
    expect(room.seats.map(({ points }) => points.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(room.seats[0]?.total).toBe(9);
  });

  it("knows what lies on a place, and how many crosses are still to be shown", () => {
    expect(cardAt(revealing, 13)?.outcome).toBe("super-spark");
    expect(cardAt(revealing, 1)).toBeNull();
    expect(unshown(revealing, 0)).toBe(5);
    expect(unshown(revealing, 3)).toBe(8);
    expect(unshown(associating, 0)).toBeNull();
  });
});

describe("how long a show lasts", () => {
  const cards = [views.SPARK, views.SUPER_SPARK, views.FALL];
  it("is seconds, and about one where somebody wants it quick", () => {
    for (const card of cards) {
      expect(lasts(timelineOf(card, { quick: false, calm: false }))).toBeLessThan(6000);
      expect(lasts(timelineOf(card, { quick: true, calm: false }))).toBeLessThan(1600);
    }
  });
  it("moves little where things should be calm, but stays to be read", () => {
    const { rise, tell, hold } = timelineOf(shown(views.FALL).room.moments.at(-1) as typeof views.FALL, { quick: false, calm: true });
    expect([rise, tell]).toEqual([150, 150]);
    expect(hold).toBeGreaterThan(2000);
  });
});
