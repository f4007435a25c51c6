import './palette.css';
import { Modal, TextInput } from '@mantine/core';
import { useId } from 'react';
import { SEARCH_MAX } from '#contract/kernel/paging.ts';
import { optionIdOf, PaletteList } from './palette-list.tsx';
import { type PaletteProps, usePalette } from './use-palette.ts';

/**
 * Finds patients, screens and actions from one field, by keyboard alone. The search is not kept: the next person at
 * this computer must not see it.
 */
export function Palette(props: PaletteProps) {
  const { text, show, chosen, groups, active, run, pending, error, said, onKeyDown } =
    usePalette(props);
  const listId = useId();
  const isEmpty = groups.every(({ options }) => options.length === 0);

  return (
    <Modal
      opened
      onClose={props.onCancel}
      closeOnEscape={chosen === null}
      returnFocus={false}
      size="lg"
      yOffset="8dvh"
      title={chosen ? chosen.name : 'Find'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <TextInput
        data-autofocus
        label={chosen ? `What to do with ${chosen.name}` : 'Patient, screen or action'}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={!isEmpty}
        aria-controls={!isEmpty ? listId : undefined}
        aria-activedescendant={active && optionIdOf(listId, active.key)}
        aria-busy={pending || undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_MAX}
        error={error}
        value={text}
        onChange={({ currentTarget }) => show(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="palette-said">
        {said || (isEmpty ? 'Nothing fits.' : '')}
      </p>
      {!isEmpty && <PaletteList id={listId} groups={groups} active={active?.key} onChoose={run} />}
    </Modal>
  );
}
