import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { LockState, SetPinBody, UnlockBody } from './second-factor.ts';

const Message = z.object({ message: z.string() });

export const getLock = endpoint({
  method: 'GET',
  path: '/api/auth/lock',
  summary: 'Whether and when this screen locks',
  access: 'any',
  withoutFactor: true,
  whileLocked: true,
  topics: ['settings'],
  replies: { 200: LockState },
});

/** The server rejects the session's other calls (423) until it is unlocked. */
export const lockScreen = endpoint({
  method: 'POST',
  path: '/api/auth/lock',
  summary: 'Lock the screen',
  access: 'any',
  withoutFactor: true,
  whileLocked: true,
  replies: { 200: Message },
});

/** The fifth wrong attempt in a row ends the session (401). */
export const unlockScreen = endpoint({
  method: 'POST',
  path: '/api/auth/unlock',
  summary: 'Unlock the screen with the PIN or the password',
  access: 'any',
  withoutFactor: true,
  whileLocked: true,
  body: UnlockBody,
  replies: { 200: Message },
});

export const setPin = endpoint({
  method: 'PUT',
  path: '/api/auth/pin',
  summary: 'Set the own PIN',
  access: 'any',
  body: SetPinBody,
  replies: { 200: Message },
});
