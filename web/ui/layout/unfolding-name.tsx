import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../theme/icon.tsx';
import { IconChevronDown, IconChevronUp } from '../theme/icons.ts';
import './unfolding-name.css';

interface UnfoldingNameProps {
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  /** The details not shown in the columns. */
  children: ReactNode;
}

/** The first cell of a row that expands to show details. */
export function UnfoldingName({ name, isOpen, onToggle, children }: UnfoldingNameProps) {
  return (
    <div className="ui-unfolding">
      <UnstyledButton aria-expanded={isOpen} aria-label={`Details of ${name}`} onClick={onToggle}>
        <Icon of={isOpen ? IconChevronUp : IconChevronDown} size={16} />
      </UnstyledButton>
      <div>
        <span className="ui-lead">{name}</span>
        {isOpen && children}
      </div>
    </div>
  );
}

/** Labels with their values: `<FactList facts={[['Supplier', 'Nandi']]} />`. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="ui-fact-list">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
