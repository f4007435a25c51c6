import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Resolves once a message on the screen contains the text. */
export const said = (text: string) =>
  waitFor(() =>
    expect(screen.getByRole('region', { name: 'Messages' }).textContent).toContain(text),
  );
