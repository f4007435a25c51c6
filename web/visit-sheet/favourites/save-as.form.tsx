import { Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FAVOURITE_NAME_MAX, type Favourite } from '#contract/visit-sheet/favourites/favourite.ts';
import {
  FAVOURITES_MESSAGES as M,
  notFinished,
  notInFavourite,
} from '#contract/visit-sheet/favourites/favourites.messages.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { useKeptText } from '#web/lib/session/use-kept-text.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { type FavouriteDraft, favouriteInput, withoutNumbers } from './favourite-draft.ts';
import type { Unfinished } from './left-typed.ts';
import { useFavouriteActions } from './use-favourite-actions.ts';
import { NEW_NAME } from './use-kept-favourite.ts';

type SaveAsFormProps = {
  content: FavouriteDraft;
  unfinished: Unfinished;
  all: readonly Favourite[];
};

/** Whether a draft has any row. */
const isFilled = ({ lines, tests, diagnoses, ...texts }: FavouriteDraft) =>
  lines.length + tests.length + diagnoses.length > 0 ||
  `${texts.advice}${texts.outside}${texts.outsideTests}${texts.followUpDays}`.trim() !== '';

/** Saves the sheet under a name; the name of an existing favourite replaces that one. */
export function SaveAsForm({ content, unfinished, all }: SaveAsFormProps) {
  const [name, setName] = useKeptText(NEW_NAME);
  const [shared, setShared] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const left = useLeftOut(content, unfinished);
  const { save } = useFavouriteActions();
  const body = favouriteInput({ ...content, name, shared });
  const before = all.find(
    (one) => one.shared === shared && one.name.toLowerCase() === body.name.toLowerCase(),
  );
  const { run, pending } = useSingleFlight(async () => {
    if (body.name === '') {
      setError(M.nameRequired);
      return;
    }
    if (left.stops()) return;
    try {
      await save(body, before);
      setName('');
    } catch (refused) {
      setError(saidOr(refused, M.saveFailed));
    }
  });
  if (!isFilled(content) && unfinished.texts.length === 0) return null;
  return (
    <form
      noValidate
      aria-label="Save this sheet as a favourite"
      className="favourite-save"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Stack gap="xs">
        <FormMessage error={left.message} />
        <Group gap="xs" align="flex-start" wrap="nowrap">
          <TextInput
            className="favourite-save-name"
            label="Save this sheet as"
            leftSection="/"
            placeholder="urti"
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            maxLength={FAVOURITE_NAME_MAX + 1}
            value={name}
            error={error}
            onChange={({ currentTarget }) => {
              setError(null);
              setName(currentTarget.value);
            }}
          />
          <div className="favourite-save-button">
            <SubmitButton pending={pending}>
              {before ? `Replace /${before.name}` : 'Save'}
            </SubmitButton>
          </div>
        </Group>
        <Whose shared={shared} onChange={setShared} />
        <Text size="sm" c="dimmed">
          Letters, digits and hyphens. Diagnosis, drugs, tests, advice and follow-up are saved.
        </Text>
      </Stack>
    </form>
  );
}

/** Stops a save while a row asks for its numbers, and once when a typed text would be left out. */
function useLeftOut(content: FavouriteDraft, { texts, drugs }: Unfinished) {
  const [message, setMessage] = useState<string | null>(null);
  const names = [...new Set([...drugs, ...withoutNumbers(content)])];
  const stops = (): boolean => {
    const left = texts.length > 0 ? notInFavourite(texts) : null;
    const isAsked = left === message;
    const stopped = names.length > 0 ? notFinished(names) : isAsked ? null : left;
    setMessage(stopped);
    return stopped !== null;
  };
  return { message, stops };
}

type WhoseProps = { shared: boolean; onChange: (shared: boolean) => void };

/** The owner of the favourite. */
export function Whose({ shared, onChange }: WhoseProps) {
  return (
    <Radio.Group
      label="For"
      value={shared ? 'clinic' : 'own'}
      onChange={(value) => onChange(value === 'clinic')}
    >
      <Group gap="md">
        <Radio value="own" label="Me" />
        <Radio value="clinic" label="All doctors of the clinic" />
      </Group>
    </Radio.Group>
  );
}
