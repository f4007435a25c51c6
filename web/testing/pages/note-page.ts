import { screen } from '@testing-library/react';
import { ADDRESSES, pathTo } from '#web/lib/address/paths.ts';

/** The address of a visit's note without the header. */
export const bareNote = (visitId: string) => pathTo(ADDRESSES.bareEditComplaint, { visitId });

export const complaintField = () => screen.findByLabelText<HTMLTextAreaElement>('Complaint');

/** The text that shows whether the note is saved. */
export const saveStatus = () =>
  screen.getByText(/^(Saved|Saving|Not saved|Nothing written)/).textContent;

export const saveButton = () => screen.getByRole('button', { name: 'Save' });
