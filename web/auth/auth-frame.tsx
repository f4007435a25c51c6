import './auth-frame.css';
import { Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';

/** The page of somebody who is not signed in: one form in the middle. */
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
