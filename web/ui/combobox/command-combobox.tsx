import { type ReactNode, useRef } from 'react';
import { clearedText } from '#contract/kernel/messages.ts';
import { toast } from '../toast/toast.ts';
import { Combobox, type ComboboxProps, OptionFacts } from './combobox.tsx';

/** Something that a field does instead of finding a value. */
export type Command = {
  readonly key: string;
  /** Typed after `/`. */
  readonly name: string;
  readonly facts: readonly string[];
  readonly run: () => void;
};

/** The commands of a field. */
export type Commands = {
  /** Undefined while loading: Enter waits. */
  readonly all: readonly Command[] | undefined;
  readonly listLabel: string;
  /** Said when no command has the typed name. */
  readonly none: string;
};

const MOST = 8;

/** Commands whose name has the typed prefix, the exact one first, then those with a later word of it. */
export function matchCommands(all: readonly Command[], typed: string): Command[] {
  const fold = (text: string) => text.normalize('NFC').toLowerCase();
  const term = fold(typed).replace(/^\//, '').trim();
  const rankOf = ({ name }: Command): number => {
    const folded = fold(name);
    if (folded === term) return 0;
    if (folded.startsWith(term)) return 1;
    return folded.includes(`-${term}`) ? 2 : 3;
  };
  return all
    .map((command) => ({ command, rank: rankOf(command) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ command }) => command);
}

type Props<Option> = ComboboxProps<Option> & {
  /** Absent for a person without commands. */
  commands?: Commands | undefined;
};

type Either<Option> = { readonly value: Option } | { readonly command: Command };

/** A combobox that offers commands for a text that begins with `/`, and runs one on Enter. */
export function CommandCombobox<Option>({ commands, ...props }: Props<Option>) {
  const { text, options, optionKey, onChoose, children } = props;
  const offered =
    commands && text.trimStart().startsWith('/') && matchCommands(commands.all ?? [], text.trim());
  const either: readonly Either<Option>[] = offered
    ? offered.map((command) => ({ command }))
    : options.map((value) => ({ value }));
  const latest = useRef(text);
  latest.current = text;
  /** A text that was typed since stays behind it. Ctrl+Z may have brought it back before. */
  const putBack = (cleared: string): void => {
    if (latest.current.startsWith(cleared)) return;
    props.onText([cleared, latest.current].filter(Boolean).join(' '));
  };
  const choose = (chosen: Either<Option>): void => {
    if ('value' in chosen) {
      onChoose(chosen.value);
      return;
    }
    props.onText('');
    chosen.command.run();
  };
  const asCommands = offered &&
    commands && {
      listLabel: commands.listLabel,
      said: saidOf(commands, offered.length),
      isSearched: true,
      isLoading: commands.all === undefined,
      first: offered.length > 0 ? 0 : -1,
    };
  return (
    <Combobox
      {...props}
      {...asCommands}
      options={either}
      optionKey={(one) => ('value' in one ? optionKey(one.value) : `/${one.command.key}`)}
      onChoose={choose}
      onCleared={(typed) =>
        toast.info(clearedText(typed), {
          action: { label: 'Undo', onPress: () => putBack(typed) },
        })
      }
    >
      {(one): ReactNode =>
        'value' in one ? children(one.value) : <CommandOption command={one.command} />
      }
    </Combobox>
  );
}

function saidOf({ all, none }: Commands, found: number): string {
  if (!all) return 'Loading…';
  return found === 0 ? none : 'Enter inserts all of it.';
}

function CommandOption({ command: { name, facts } }: { command: Command }) {
  return (
    <span>
      /{name}
      <br />
      <OptionFacts facts={facts} />
    </span>
  );
}
