import { useId as useReactId } from 'react';

/** Mantine's `useId`: the given id, otherwise React's, which is the same in every rendering. */
export function useId(given?: string): string {
  const id = useReactId();
  return given ?? `mantine-${id.replaceAll(':', '')}`;
}
