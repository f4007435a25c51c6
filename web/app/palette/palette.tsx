import './palette.css';
import { Modal, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOpenVisit } from '#web/consultation/index.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import type { RegisteredPatient } from '#web/patients/index.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import type { AppRoute } from '../routing/app-route.ts';
import { optionIdOf, PaletteList } from './palette-list.tsx';
import type { PaletteDeed, PaletteOption } from './palette-options.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

type PaletteProps = {
  /** The person's pages, passed in so that their table stays in the shell's chunk. */
  routes: readonly AppRoute[];
  onCancel: () => void;
  /** Called after a choice, which moves the focus itself. */
  onChosen: () => void;
};

const LONGEST_TERM = 100;

/**
 * Finds patients, screens and actions from one field, by keyboard alone. The search is not kept: the next person at
 * this computer must not see it.
 */
export function Palette({ routes, onCancel, onChosen }: PaletteProps) {
  const navigate = useNavigate();
  const { openVisit } = useOpenVisit();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<RegisteredPatient | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { groups, isSettled, said } = usePaletteGroups(routes, text, chosen);

  const options = groups.flatMap((group) => group.options);
  const first = isSettled ? options[0] : undefined;
  const active = options.find(({ key }) => key === moved) ?? first;

  const show = (typed: string, patient = chosen): void => {
    setText(typed);
    setChosen(patient);
    setMoved(null);
    setError(null);
  };
  const go = (address: string): void => {
    onChosen();
    navigate(address);
  };
  const act = async (deed: PaletteDeed): Promise<void> => {
    if ('patient' in deed) return show('', deed.patient);
    if ('go' in deed) return go(deed.go);
    if ('press' in deed) {
      onCancel();
      return deed.press();
    }
    try {
      go(await openVisit(deed.openVisitOf));
    } catch (failed) {
      setError(messageOf(failed));
    }
  };
  const { run, pending } = useSingleFlight(({ deed }: PaletteOption) => act(deed));

  const move = (step: number): void => {
    const at = active ? options.indexOf(active) : step > 0 ? -1 : 0;
    setMoved(options[(at + step + options.length) % options.length]?.key ?? null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) void run(active);
    else if (event.key === 'Escape' && chosen) show('', null);
    else if (event.key === 'Backspace' && chosen && text === '') show('', null);
    else return;
    event.preventDefault();
  };

  return (
    <Modal
      opened
      onClose={onCancel}
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
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? listId : undefined}
        aria-activedescendant={active && optionIdOf(listId, active.key)}
        aria-busy={pending || undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_TERM}
        error={error}
        value={text}
        onChange={({ currentTarget }) => show(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="palette-said">
        {said || (options.length === 0 ? 'Nothing fits.' : '')}
      </p>
      {options.length > 0 && (
        <PaletteList id={listId} groups={groups} active={active?.key} onChoose={run} />
      )}
    </Modal>
  );
}
