import './addenda.css';
import { Text, Textarea, Title } from '@mantine/core';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { addAddendum, listAddenda } from '#contract/addenda/addenda.endpoints.ts';
import { ADDENDA_MESSAGES as M } from '#contract/addenda/addenda.messages.ts';
import { messageOf } from '#web/lib/api/api-error.ts';
import { useApiMutation } from '#web/lib/api/use-api.ts';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSingleFlight } from '#web/ui/form/use-single-flight.ts';
import { AlertBanner } from '#web/ui/notice/alert-banner.tsx';
import { ErrorState } from '#web/ui/notice/error-state.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { AddendaList } from './addenda-list.tsx';
import { keepAddendum, useKeptAddendum } from './kept-addendum.ts';
import { useAddenda } from './use-addenda.ts';

type AddendaPartProps = {
  patientId: string;
  visitId: string;
  /** For people who may write the record. */
  mayAdd: boolean;
};

/** The addenda of a closed note, and the field of the next one. */
export function AddendaPart({ patientId, visitId, mayAdd }: AddendaPartProps) {
  const { data, error, refetch } = useAddenda(patientId);
  const titleId = useId();
  const addenda = data?.filter((addendum) => addendum.visitId === visitId) ?? [];
  return (
    <section className="ui-sheet addenda-part" aria-labelledby={titleId}>
      <Title order={2} id={titleId} className="note-label">
        Addenda
      </Title>
      {error && !data && <ErrorState message={M.loadFailed} onRetry={() => void refetch()} />}
      <AddendaList addenda={addenda} />
      {data?.length === 0 && !mayAdd && <Text c="dimmed">None.</Text>}
      {mayAdd && <AddendumForm visitId={visitId} />}
    </section>
  );
}

function AddendumForm({ visitId }: { visitId: string }) {
  const { text, isOffered } = useKeptAddendum(visitId);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOffered) field.current?.focus();
  }, [isOffered]);
  const [failure, setFailure] = useState<string>();
  const add = useApiMutation(addAddendum, { invalidates: [listAddenda] });
  const { run, pending } = useSingleFlight(async () => {
    if (text.trim() === '') return setFailure(M.empty);
    setFailure(undefined);
    try {
      await add.mutateAsync({ params: { id: visitId }, body: { text } });
      keepAddendum(visitId, '');
      toast.success(M.added);
    } catch (error) {
      setFailure(messageOf(error));
    }
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void run();
  };
  return (
    <form onSubmit={onSubmit} className="addenda-form" noValidate>
      {isOffered && <AlertBanner tone="warning">{M.offered}</AlertBanner>}
      <Textarea
        label="Addendum"
        description="Your name and the time are added. An addendum can’t be changed."
        rows={2}
        className="addenda-field"
        ref={field}
        value={text}
        error={failure}
        onChange={({ currentTarget }) => keepAddendum(visitId, currentTarget.value)}
      />
      <div>
        <SubmitButton pending={pending} disabled={text.trim() === ''}>
          Add addendum
        </SubmitButton>
      </div>
    </form>
  );
}
