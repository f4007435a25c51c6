import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOpenVisit } from '#web/consultation/index.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import type { RegisteredPatient } from '#web/patients/index.ts';
import { useActiveOption } from '#web/ui/combobox/use-active-option.ts';
import { useKeptEnter } from '#web/ui/combobox/use-kept-enter.ts';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import type { AppRoute } from '../routing/app-route.ts';
import type { PaletteDeed, PaletteOption } from './palette-options.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

export type PaletteProps = {
  /** The person's pages, passed in so that their table stays in the shell's chunk. */
  routes: readonly AppRoute[];
  onCancel: () => void;
  /** Called after a choice, which moves the focus itself. */
  onChosen: () => void;
};

/** The search of the palette, the option that Enter picks, and carrying it out. */
export function usePalette({ routes, onCancel, onChosen }: PaletteProps) {
  const navigate = useNavigate();
  const { openVisit } = useOpenVisit();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<RegisteredPatient | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { groups, isSettled, said } = usePaletteGroups(routes, text, chosen);

  const options = groups.flatMap((group) => group.options);
  const first = isSettled && options.length > 0 ? 0 : -1;
  const highlight = useActiveOption(options, ({ key }) => key, first);
  const active = options[highlight.active];

  const show = (typed: string, patient = chosen): void => {
    setText(typed);
    setChosen(patient);
    highlight.reset();
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

  const enter = useKeptEnter({
    // An Enter that waits is for the first result, not for an option that the arrows reach meanwhile.
    text: `${text} ${highlight.moved}`,
    isLoading: !isSettled && !active,
    onEnter: () => active && void run(active),
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') highlight.move(1);
    else if (event.key === 'ArrowUp') highlight.move(-1);
    else if (event.key === 'Enter' && (active || !isSettled)) enter();
    else if (event.key === 'Escape' && chosen) show('', null);
    else if (event.key === 'Backspace' && chosen && text === '') show('', null);
    else return;
    event.preventDefault();
  };

  return { text, show, chosen, groups, active, run, pending, error, said, onKeyDown };
}
