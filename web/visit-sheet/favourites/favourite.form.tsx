import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { FAVOURITE_NAME_MAX, Favourite } from '#contract/visit-sheet/favourites/favourite.ts';
import {
  FAVOURITES_MESSAGES as M,
  notFinished,
  notInFavourite,
} from '#contract/visit-sheet/favourites/favourites.messages.ts';
import { OrderedTests } from '#web/lab/index.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { saidOr } from '#web/lib/api/said-or.ts';
import { FormMessage } from '#web/ui/form/form-message.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { DiagnosisPart } from '../parts/diagnosis-part.tsx';
import { TestsElsewhere, withTestElsewhere } from '../parts/tests-elsewhere.tsx';
import { isSame } from '../saving/sheet-draft.ts';
import { type FavouriteDraft, favouriteInput, withoutNumbers } from './favourite-draft.ts';
import { FavouriteDrugs } from './favourite-drugs.tsx';
import { leftTyped } from './left-typed.ts';
import { whatBecame } from './old-names.ts';
import { Whose } from './save-as.form.tsx';
import { useFavouriteActions } from './use-favourite-actions.ts';
import { useKeptFavourite } from './use-kept-favourite.ts';

type FavouriteFormProps = {
  favourite: Favourite;
  first: FavouriteDraft;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
};

const Refused = z.object({ current: Favourite });

/** The favourite that a colleague saved meanwhile. */
function newerOf(error: unknown): Favourite | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return Refused.safeParse(error.body).data?.current;
}

const isDeleted = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * The edited favourite, and saving it. A second save replaces a colleague's version, and makes a new favourite of one
 * that was deleted.
 */
function useFavouriteForm({ favourite, first, onDirty, onDone }: FavouriteFormProps) {
  const { draft, setDraft, base, setBase, isRestored } = useKeptFavourite(favourite, first);
  /** The version that Undo restores. */
  const [before, setBefore] = useState<Favourite | undefined>(favourite);
  const [error, setError] = useState<string | null>(null);
  const { save } = useFavouriteActions();
  const change = (part: Partial<FavouriteDraft>): void => {
    setError(null);
    setDraft((now) => ({ ...now, ...part }));
  };
  useEffect(() => onDirty(!isSame(first, draft)), [first, draft, onDirty]);
  const { run, pending } = useSingleFlight(async () => {
    try {
      await save(favouriteInput(draft), before && { ...before, version: base });
      onDone();
    } catch (refused) {
      const newer = newerOf(refused);
      if (newer) {
        setBase(newer.version);
        setBefore(newer);
      }
      if (isDeleted(refused)) {
        setBefore(undefined);
        return setError(M.deletedMeanwhile);
      }
      setError([saidOr(refused, M.saveFailed), newer && M.saveAgain].filter(Boolean).join(' '));
    }
  });
  /** Saves, unless a typed text would be left out for the first time. */
  const [asked, setAsked] = useState('');
  const submit = (left: readonly string[]): void => {
    const names = withoutNumbers(draft);
    const texts = left.join('\n');
    setAsked(texts);
    if (names.length > 0) setError(notFinished(names));
    else if (left.length === 0 || texts === asked) void run();
    else setError(notInFavourite(left));
  };
  return { draft, change, error, submit, pending, isRestored };
}

/** Edits the name and all rows of a favourite. */
export function FavouriteForm(props: FavouriteFormProps) {
  const { favourite, onCancel } = props;
  const { draft, change, error, submit, pending, isRestored } = useFavouriteForm(props);
  const goneTests = favourite.tests.flatMap((test) => whatBecame(test, 'laboratory') ?? []);

  return (
    <form
      noValidate
      className="favourite-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit(leftTyped(event.currentTarget));
      }}
    >
      <Stack gap="md">
        {isRestored && <AlertBanner tone="warning">{M.restored}</AlertBanner>}
        <FormMessage error={error} />
        <Group gap="md" align="flex-start">
          <TextInput
            label="Name"
            leftSection="/"
            autoComplete="off"
            spellCheck={false}
            maxLength={FAVOURITE_NAME_MAX + 1}
            value={draft.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <Whose shared={draft.shared} onChange={(shared) => change({ shared })} />
        </Group>
        <DiagnosisPart draft={draft} change={change} />
        <FavouriteDrugs draft={draft} change={change} favourite={favourite} />
        <OrderedTests
          tests={draft.tests}
          onChange={(tests) => change({ tests: [...tests] })}
          onOutside={(text) =>
            change({ outsideTests: withTestElsewhere(draft.outsideTests, text) })
          }
          withoutPrice
        />
        <TestsElsewhere
          text={draft.outsideTests}
          onChange={(outsideTests) => change({ outsideTests })}
        />
        {goneTests.map((said) => (
          <Text key={said} size="sm" c="var(--mantine-color-error)">
            {said}
          </Text>
        ))}
        <Textarea
          label="Advice"
          rows={1}
          className="sheet-text"
          maxLength={5_000}
          value={draft.advice}
          onChange={({ currentTarget }) => change({ advice: currentTarget.value })}
        />
        <NumberField
          label="Follow-up in days"
          min="1"
          max="366"
          w={160}
          value={draft.followUpDays}
          onChange={({ currentTarget }) => change({ followUpDays: currentTarget.value })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Back
          </Button>
          <SubmitButton pending={pending}>Save</SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
