import { useNavigate } from 'react-router';

function cameFromHere(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && state.idx !== 0;
}

/** Goes back one step; to `home` when the application was opened on this page. */
export function useStepBack(home: string): () => void {
  const navigate = useNavigate();
  return () => {
    if (cameFromHere()) navigate(-1);
    else navigate(home);
  };
}
