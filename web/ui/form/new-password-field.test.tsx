import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectAccessible, renderUi } from '#web/testing/render-ui.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { passwordHint } from './password-hint.ts';

describe('the hint about a password', () => {
  it.each([
    '123456',
    'abcdef',
    'Password1',
    'P@ssw0rd',
    'Admin@123',
    'asdfgh',
    '9876543210',
    'my-4321-key',
  ])('%j is guessed first', (password) =>
    expect(passwordHint(password)).toMatch(/^Weak: common words/),
  );
  it.each([
    ['111111', /few different/],
    ['19471508', /a number only/],
    ['mango7', /short/],
    ['mangotree', /^Fair/],
  ])('%j: %s', (password, hint) => expect(passwordHint(password)).toMatch(hint));
  it.each(['', '   ', 'mango-tree-7', 'three words apart', 'नमस्ते दुनिया'])(
    'shows no hint for %j',
    (password) => expect(passwordHint(password)).toBeNull(),
  );
});

it('shows what is weak while typing, in place of the description', async () => {
  renderUi(<NewPasswordField label="Password" description="Min. 6 characters." />);
  const field = screen.getByLabelText('Password');
  await userEvent.type(field, '123456');
  expect(screen.getByText(/^Weak/)).toBeTruthy();
  await expectAccessible();
  await userEvent.type(field, ' mango tree');
  await userEvent.clear(field);
  expect(screen.getByText('Min. 6 characters.')).toBeTruthy();
});
