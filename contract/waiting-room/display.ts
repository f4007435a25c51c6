import { z } from 'zod';
import { Instant } from '../kernel/dates.ts';
import { Id, optionalText, requiredLine } from '../kernel/fields.ts';
import { WAITING_ROOM_MESSAGES as M } from './waiting-room.messages.ts';

/** The announcement of a called token on a display: not at all, or with a chime and these voices. */
export const VOICES = ['off', 'chime', 'english', 'hindi', 'english-hindi'] as const;
export type Voice = (typeof VOICES)[number];
export const VOICE_LABELS = {
  off: 'Silent',
  chime: 'Chime only',
  english: 'Chime and English',
  hindi: 'Chime and Hindi',
  'english-hindi': 'Chime, English and Hindi',
} as const satisfies Record<Voice, string>;

/** The code of a public address: 128 random bits as base64url; `message` is the error for any other text. */
export function publicCode(message: string) {
  return z.string().regex(/^[\w-]{22}$/, { error: message });
}

/** A display of the waiting room, as the clinic's settings show it. */
export const Display = z.object({
  id: Id,
  name: z.string(),
  voice: z.enum(VOICES),
  /** Shows the first name of a called patient beside the token. */
  showsNames: z.boolean(),
  /** The path that a screen opens, `/display/…`. */
  path: z.string(),
  /** Its address no longer works. */
  revoked: z.boolean(),
});
export type Display = z.infer<typeof Display>;

const name = requiredLine({ label: 'The name of a display', required: M.nameRequired, max: 60 });
const voice = z.enum(VOICES, { error: M.unknownVoice });

export const AddDisplayBody = z.object({ name, voice: voice.optional() });

/** Absent fields stay as they are. */
export const EditDisplayBody = z.object({
  name: name.optional(),
  voice: voice.optional(),
  showsNames: z.boolean().optional(),
  revoked: z.boolean().optional(),
});

/** The room of a doctor; null when none is set. */
export const DoctorRoom = z.object({ doctorId: Id, name: z.string(), room: z.string().nullable() });

export const SaveRoomBody = z.object({ room: optionalText({ label: 'Room', max: 30 }) });

/** The clinic's settings of the waiting room. */
export const WaitingRoom = z.object({
  displays: z.array(Display),
  rooms: z.array(DoctorRoom),
  /** Slips carry a code with which the patient follows the queue. */
  placesOn: z.boolean(),
  /** The address at which others reach the server; null when it is not configured. */
  publicUrl: z.string().nullable(),
});
export type WaitingRoom = z.infer<typeof WaitingRoom>;

export const SavePlacesBody = z.object({ placesOn: z.boolean() });

/** A token that a doctor has called. */
const CalledToken = z.object({
  token: z.int(),
  doctor: z.string().nullable(),
  room: z.string().nullable(),
  calledAt: Instant,
  /** First name and initial; only on a display that shows names. */
  name: z.string().optional(),
});
export type CalledToken = z.infer<typeof CalledToken>;

/** The content of a display. It identifies no patient unless the clinic chose to show names. */
export const DisplayBoard = z.object({
  clinic: z.string(),
  timeZone: z.string(),
  voice: z.enum(VOICES),
  now: z.array(CalledToken),
  /** The next tokens in their order, each with the doctor it waits for, if any. */
  next: z.array(
    z.object({ token: z.int(), doctor: z.string().nullable(), name: z.string().optional() }),
  ),
  waiting: z.int(),
});
export type DisplayBoard = z.infer<typeof DisplayBoard>;

export const PLACE_STATES = ['waiting', 'called', 'over'] as const;

/** The place of one token in the queue. */
export const QueuePlace = z.object({
  clinic: z.string(),
  token: z.int(),
  state: z.enum(PLACE_STATES),
  /** The booked time, as shown on the clinic's clock, of a patient with an appointment. */
  bookedFor: z.string().nullable(),
  /** The token called last, of the same doctor where one is chosen. */
  now: z.int().nullable(),
  /** How many are called before this token. */
  ahead: z.int(),
  /** An estimate in minutes; null when too little is known. */
  minutes: z.int().nullable(),
  /** The room to go to when called. */
  room: z.string().nullable(),
});
export type QueuePlace = z.infer<typeof QueuePlace>;

/** The public address of a visit's place in the queue; null while the clinic does not give any. */
export const PlaceAddress = z.object({ path: z.string().nullable(), url: z.string().nullable() });
