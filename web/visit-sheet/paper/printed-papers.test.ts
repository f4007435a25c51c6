import { expect, it } from 'vitest';
import { endSession, startSession } from '#web/lib/session/session.ts';
import { anId, aUser } from '#web/testing/builders/people.ts';
import { notePrinted, printedPaper } from './printed-papers.ts';

it('keeps nothing of a printed paper once the person has signed out', () => {
  startSession('t', aUser('doctor'));
  const visitId = anId();
  notePrinted(visitId, 'Rest');
  expect(printedPaper(visitId)).toEqual({ content: 'Rest', isSaid: false });
  endSession();
  expect(printedPaper(visitId)).toBeUndefined();
});
