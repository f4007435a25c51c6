import { useEffect, useEffectEvent, useState } from 'react';
import { mayCall } from '#contract/kernel/endpoint.ts';
import type { LabOrder } from '#contract/lab/lab-order.ts';
import { overrideLabOrder } from '#contract/lab/lab-orders.endpoints.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { findLabEdit } from '../kept-lab-edit.ts';
import type { OrderEditing } from './use-edited-order.ts';

/** Whether an edit of the order was left while its form is closed. The first of a page opens again by itself. */
export function useLeftEdit(order: LabOrder, { isEdited, reopen }: OrderEditing): boolean {
  const { role } = useCurrentUser();
  const [isLeft, setLeft] = useState(false);
  const look = (): boolean => mayCall(overrideLabOrder, role) && findLabEdit(order) !== null;
  const onMount = useEffectEvent(() => {
    if (look()) reopen();
  });
  const onToggle = useEffectEvent((isOpen: boolean) => setLeft(!isOpen && look()));
  useEffect(() => onMount(), []);
  useEffect(() => onToggle(isEdited), [isEdited]);
  return isLeft;
}
