import { AddendaList } from './addenda-list.tsx';
import { useAddenda } from './use-addenda.ts';

type VisitAddendaProps = { patientId: string; visitId: string };

/** The addenda to the note of one visit; nothing without any. */
export function VisitAddenda({ patientId, visitId }: VisitAddendaProps) {
  const { data = [] } = useAddenda(patientId);
  return <AddendaList addenda={data.filter((addendum) => addendum.visitId === visitId)} />;
}
