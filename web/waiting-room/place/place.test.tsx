import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { QueuePlace } from '#contract/waiting-room/display.ts';
import { getPlace } from '#contract/waiting-room/waiting-room.endpoints.ts';
import { WAITING_ROOM_MESSAGES as M } from '#contract/waiting-room/waiting-room.messages.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

/** An address that no other test has cached. */
const anAddress = () => `/t/${anId().slice(-22)}`;

const waiting: QueuePlace = {
  clinic: 'Lotus Clinic',
  token: 48,
  bookedFor: null,
  state: 'waiting',
  now: 45,
  ahead: 2,
  minutes: 12,
  room: null,
};

async function show(place: QueuePlace) {
  const api = apiDouble();
  api.on(getPlace, place);
  await renderApp(anAddress(), { api });
  await screen.findByText('48');
  return document.querySelector('main')?.textContent;
}

it('shows the own token, the one called now, those before and the minutes', async () => {
  expect(await show(waiting)).toBe('Lotus ClinicYour token48Now 45.2 before you.About 12 minutes.');
  await expectAccessible();
});

it.each([
  [{ ahead: 0, minutes: null }, 'Now 45.You are next.'],
  [{ bookedFor: '10:20 am' }, 'Booked for 10:20 am.Now 45.2 before you.About 12 minutes.'],
  [{ now: null, ahead: 1, minutes: 1 }, '1 before you.About 1 minute.'],
  [{ state: 'called', room: 'Room 2' }, 'Please go to Room 2.'],
  [{ state: 'called', room: null }, 'It is your turn.'],
  [{ state: 'over' }, 'This visit is over.'],
] as const)('%j reads %s', async (change, lines) => {
  expect(await show({ ...waiting, ...change })).toBe(`Lotus ClinicYour token48${lines}`);
});

it('explains an address that has ended', async () => {
  const api = apiDouble();
  api.on(getPlace, fail(404, M.unknownPlace));
  await renderApp(anAddress(), { api });
  expect(await screen.findByText(M.unknownPlace)).toBeTruthy();
});
