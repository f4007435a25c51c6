import { useEffect, useRef } from 'react';
import type { PaletteGroup, PaletteOption } from './palette-options.ts';

type PaletteListProps = {
  id: string;
  groups: readonly PaletteGroup[];
  active: string | undefined;
  onChoose: (option: PaletteOption) => void;
};

export function optionIdOf(listId: string, key: string): string {
  return `${listId}-${key.replaceAll(/\W/g, '_')}`;
}

/** The options by group. The input keeps the focus. */
export function PaletteList({ id, groups, active, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each option that becomes active
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div ref={list} id={id} role="listbox" aria-label="Found" className="palette-list">
      {groups.map(({ name, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box
        <div key={name} role="group" aria-label={name}>
          <p aria-hidden="true" className="palette-group-name">
            {name}
          </p>
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
            <div
              key={option.key}
              id={optionIdOf(id, option.key)}
              role="option"
              aria-selected={option.key === active}
              tabIndex={-1}
              className="palette-option"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option)}
            >
              {option.label}
              {option.facts && <span className="palette-facts">{option.facts}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
