import { useNavigate } from 'react-router';

function cameFromHere(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && state.idx !== 0;
}

/** One step back to wherever the person came from; to `home` when the application was opened here. */
export function useStepBack(home: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (cameFromHere()) navigate(-1);
    else navigate(home);
  };
}
