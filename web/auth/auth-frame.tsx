import './auth-frame.css';
import { Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';

/** The layout of the pages without a session: one form in the middle. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  useDocumentTitle(`${title} · OpenOPD`);
  return (
    <main className="auth-frame">
      <p className="auth-product">OpenOPD</p>
      <Title order={1}>{title}</Title>
      {children}
    </main>
  );
}
