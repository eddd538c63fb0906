/** Small sounds, made as they are needed: plucked strings, a bell, a breath of wind. Off by a touch, remembered. */

import { settings } from "../settings.svelte.ts";
import { SCORES, type Note, type SoundName } from "./scores.ts";

class Sound {
  #room: { context: AudioContext; out: GainNode } | null = null;

  /** Whether anything is heard. */
  get on(): boolean {
    return settings.sounds;
  }

  toggle(): void {
    settings.set("sounds", !settings.sounds);
    this.play("cross");
  }

  /** Plays a sound, if sounds are on and somebody has touched the page. */
  play(name: SoundName): void {
    if (!this.on || typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return;
    this.#room ??= open();
    const { context, out } = this.#room;
    if (context.state === "suspended") void context.resume();
    for (const note of SCORES[name]) strike(context, out, note);
  }
}

function open(): { context: AudioContext; out: GainNode } {
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = 0.5;
  out.connect(context.destination);
  return { context, out };
}

/** One note: it swells, it fades, it may slide. */
function strike(context: AudioContext, out: AudioNode, note: Note): void {
  const from = context.currentTime + note.at;
  const until = from + note.lasts;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(note.loud, from + (note.swell ?? 0.006));
  gain.gain.exponentialRampToValueAtTime(0.0001, until);
  gain.connect(out);
  const source = note.tone === "wind" ? wind(context, note, gain) : tone(context, note, gain);
  source.start(from);
  source.stop(until + 0.05);
}

function tone(context: AudioContext, note: Note, gain: AudioNode): AudioScheduledSourceNode {
  const string = context.createOscillator();
  const from = context.currentTime + note.at;
  string.type = note.tone === "wind" ? "sine" : note.tone;
  string.frequency.setValueAtTime(note.pitch, from);
  if (note.to) string.frequency.exponentialRampToValueAtTime(note.to, from + note.lasts);
  string.connect(gain);
  return string;
}

let breath: AudioBuffer | undefined;

function wind(context: AudioContext, note: Note, gain: AudioNode): AudioScheduledSourceNode {
  if (!breath) {
    breath = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = breath.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  const from = context.currentTime + note.at;
  source.buffer = breath;
  source.loop = true;
  band.type = "bandpass";
  band.Q.value = 1.4;
  band.frequency.setValueAtTime(note.pitch, from);
  if (note.to) band.frequency.exponentialRampToValueAtTime(note.to, from + note.lasts);
  source.connect(band).connect(gain);
  return source;
}

export const sound = new Sound();
