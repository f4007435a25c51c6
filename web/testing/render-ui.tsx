import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect } from 'vitest';
import { UiProvider } from '#web/ui/theme/ui-provider.tsx';

/** Renders as the application does, without transitions and portals, with a user-event session. */
export function renderUi(children: ReactNode): RenderResult & { user: UserEvent } {
  const user = userEvent.setup({ delay: null });
  const result = render(children, {
    wrapper: ({ children: inner }) => (
      <MemoryRouter>
        <UiProvider env="test">{inner}</UiProvider>
      </MemoryRouter>
    ),
  });
  return { user, ...result };
}

/** The axe rules that need no layout; contrast is tested in a real browser and in theme.test.ts. */
export async function expectAccessible(container: Element = document.body): Promise<void> {
  const { violations } = await axe.run(container, {
    // Otherwise it describes every passing element too.
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)).toEqual(
    [],
  );
}
