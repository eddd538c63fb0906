/** Whether this person wants the shows quick; remembered. */

const REMEMBERED = "stella.quick";

function remembered(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) === "yes";
  } catch {
    return false;
  }
}

class Pace {
  #quick = $state(remembered());

  get quick(): boolean {
    return this.#quick;
  }

  set quick(quick: boolean) {
    this.#quick = quick;
    try {
      localStorage.setItem(REMEMBERED, quick ? "yes" : "no");
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const pace = new Pace();
