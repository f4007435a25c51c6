import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Display, WaitingRoom } from '#contract/waiting-room/display.ts';
import {
  addDisplay,
  editDisplay,
  getWaitingRoom,
  savePlaces,
  saveRoom,
} from '#contract/waiting-room/waiting-room.endpoints.ts';
import { WAITING_ROOM_MESSAGES as M } from '#contract/waiting-room/waiting-room.messages.ts';
import { apiDouble, fail } from '#web/testing/api-double.ts';
import { anId } from '#web/testing/builders/people.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const hall: Display = {
  id: anId(),
  name: 'Hall',
  voice: 'english',
  showsNames: false,
  path: `/display/${'c'.repeat(22)}`,
  revoked: false,
};
const doctorId = anId();

async function show(room: Partial<WaitingRoom> = {}, as: 'admin' | 'receptionist' = 'admin') {
  const api = apiDouble();
  const rooms = [{ doctorId, name: 'Dr Bose', room: null }];
  api.on(getWaitingRoom, {
    displays: [hall],
    rooms,
    placesOn: false,
    publicUrl: 'https://lotus.example',
    ...room,
  });
  const { user } = await renderApp('/dashboard/waiting-room', { as, api });
  await screen.findByRole('heading', { name: 'Displays' });
  return { api, user };
}

it('shows each display with its address, and edits it', async () => {
  const { api, user } = await show();
  const row = within(screen.getByRole('region', { name: 'Hall' }));
  expect(row.getByRole('link').textContent).toBe(`https://lotus.example${hall.path}`);
  api.on(editDisplay, { ...hall, voice: 'english-hindi' });
  await user.selectOptions(row.getByLabelText('Announces'), 'Chime, English and Hindi');
  await waitFor(() =>
    expect(api.requests(editDisplay).at(-1)).toMatchObject({
      params: { id: hall.id },
      body: { voice: 'english-hindi' },
    }),
  );
  await expectAccessible();
});

it('revokes a display at once and offers Undo', async () => {
  const { api, user } = await show();
  api.on(editDisplay, { ...hall, revoked: true });
  await user.click(screen.getByRole('button', { name: 'Revoke Hall' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.requests(editDisplay).at(-1)).toMatchObject({ body: { revoked: false } }),
  );
});

it('adds a display, and keeps the name when that fails', async () => {
  const { api, user } = await show({ displays: [] });
  expect(screen.getByText('No display yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add display' }));
  expect(screen.getByText(M.nameRequired)).toBeTruthy();
  api.on(addDisplay, fail(409, M.tooManyDisplays));
  await user.type(screen.getByLabelText('Name of a new display'), 'Hall{Enter}');
  expect(await screen.findByText(M.tooManyDisplays)).toBeTruthy();
  api.on(addDisplay, hall);
  await user.click(screen.getByRole('button', { name: 'Add display' }));
  await waitFor(() =>
    expect(api.requests(addDisplay).at(-1)).toMatchObject({ body: { name: 'Hall' } }),
  );
});

it('saves the room of a doctor when the field is left', async () => {
  const { api, user } = await show();
  api.on(saveRoom, { doctorId, name: 'Dr Bose', room: 'Room 2' });
  await user.type(screen.getByLabelText('Dr Bose'), 'Room 2');
  await user.tab();
  await waitFor(() =>
    expect(api.requests(saveRoom).at(-1)).toMatchObject({ body: { room: 'Room 2' } }),
  );
});

it('turns the code on slips on', async () => {
  const { api, user } = await show();
  api.on(savePlaces, { placesOn: true });
  await user.click(screen.getByRole('switch', { name: /Print a code on slips/ }));
  await waitFor(() =>
    expect(api.requests(savePlaces).at(-1)).toMatchObject({ body: { placesOn: true } }),
  );
  expect(await screen.findByText(M.placesOn)).toBeTruthy();
});

it('explains that phones cannot open the address of this computer', async () => {
  await show({ placesOn: true, publicUrl: null });
  expect(screen.getByText(/Phones cannot open this computer’s own address/)).toBeTruthy();
});

it('a receptionist sees the displays and no fields', async () => {
  await show({}, 'receptionist');
  expect(screen.getByRole('link', { name: /display/ })).toBeTruthy();
  expect(screen.queryByLabelText('Announces')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Rooms' })).toBeNull();
});
