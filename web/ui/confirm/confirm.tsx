import { useEffect, useSyncExternalStore } from 'react';
import { overlayPart } from '../layout/overlay-part.tsx';
import { askToConfirm, type OpenQuestion, openQuestion, watchQuestion } from './confirm-store.ts';

export {
  askEitherWay,
  askToWrite,
  type ChoiceQuestion,
  type ConfirmQuestion,
  overtakeQuestion,
} from './confirm-store.ts';

const ConfirmDialog = overlayPart(
  () => import('./confirm-dialog.tsx').then((module) => module.ConfirmDialog),
  BrowsersOwnQuestion,
);

/** `const confirm = useConfirm(); if (await confirm({ title, message, confirmLabel })) …` */
export function useConfirm() {
  return askToConfirm;
}

/** Renders the question. Mounted once, by `UiProvider`; leaving the page answers no. */
export function ConfirmHost() {
  const open = useSyncExternalStore(watchQuestion, openQuestion);
  useEffect(() => () => openQuestion()?.answer(false), []);

  if (!open) return null;
  return <ConfirmDialog {...open} />;
}

function BrowsersOwnQuestion({ question, answer }: OpenQuestion) {
  useEffect(() => {
    answer(window.confirm(`${question.title}\n\n${question.message}`));
  }, [question, answer]);
  return null;
}
