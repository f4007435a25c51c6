import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { aUser } from '#web/testing/builders/people.ts';
import { removeDrafts } from './drafts.ts';
import { keptUntilLeft } from './kept-until-left.ts';
import { endSession, startSession } from './session.ts';

const DOCTOR = aUser('doctor');
const useNote = keptUntilLeft(z.string());
const open = () => renderHook(() => useNote('note', { begun: '' }));

/** Types in the form and leaves it. */
function left(): void {
  startSession('t', DOCTOR);
  const form = open();
  act(() => form.result.current.keep('Sita Rao owes 300'));
  form.unmount();
}

it('comes back to the person who left it', () => {
  left();
  expect(open().result.current.kept).toBe('Sita Rao owes 300');
});

it('is gone once that person has signed out, before or after the form was left', () => {
  left();
  endSession();
  startSession('t2', DOCTOR);
  const form = open();
  expect(form.result.current.kept).toBe('');
  act(() => form.result.current.keep('Ravi Das owes 500'));
  // As signing out does.
  removeDrafts();
  endSession();
  form.unmount();
  startSession('t3', DOCTOR);
  expect(open().result.current.kept).toBe('');
});
