import { type Sentence, sentencesFor } from '#contract/waiting-room/called.rules.ts';
import type { CalledToken, Voice } from '#contract/waiting-room/display.ts';

/** Two falling tones, in Hz. */
const CHIME = [880, 660];
const TONE_SECONDS = 0.45;
const LOUDNESS = 0.3;

let audio: AudioContext | undefined;

/** Whether the browser lets this page sound; most ask for one press first. */
export function maySound(): boolean {
  audio ??= 'AudioContext' in window ? new AudioContext() : undefined;
  return audio?.state === 'running';
}

/** Starts the sound; call it from a press. */
export async function startSound(): Promise<void> {
  maySound();
  await audio?.resume();
  chime();
}

/** Plays the chime and returns its length in milliseconds; 0 without sound. */
function chime(): number {
  if (audio?.state !== 'running') return 0;
  const begin = audio.currentTime;
  for (const [nth, frequency] of CHIME.entries()) {
    const at = begin + nth * TONE_SECONDS;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + TONE_SECONDS);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + TONE_SECONDS);
  }
  return CHIME.length * TONE_SECONDS * 1_000;
}

function say({ language, text }: Sentence): void {
  if (!('speechSynthesis' in window)) return;
  const sentence = new SpeechSynthesisUtterance(text);
  sentence.lang = language;
  sentence.rate = 0.9;
  window.speechSynthesis.speak(sentence);
}

/**
 * Announces called tokens by one chime and, for each, its sentences. The browser speaks them one after
 * the other.
 */
export function announce(called: readonly CalledToken[], voice: Voice): void {
  if (voice === 'off' || called.length === 0) return;
  setTimeout(() => {
    for (const token of called) for (const sentence of sentencesFor(token, voice)) say(sentence);
  }, chime());
}
