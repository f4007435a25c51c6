/** A page hidden for this long is away: looking into another tab for a moment is not. */
export const AWAY_MS = 5_000;

/** Tells when this page goes away: it is hidden for a while, or kept for the Back button. */
export type PageWatch = {
  isAway: () => boolean;
  /** Resolves at once while the page is shown, else when it is shown again. */
  shown: () => Promise<void>;
  stop: () => void;
};

export function watchPage(onAway: () => void): PageWatch {
  let isAway = document.hidden;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let comeBack: () => void = () => {};

  const leave = (): void => {
    clearTimeout(timer);
    if (isAway) return;
    isAway = true;
    onAway();
  };
  const look = (): void => {
    clearTimeout(timer);
    if (document.hidden) {
      timer = setTimeout(leave, AWAY_MS);
      return;
    }
    isAway = false;
    comeBack();
  };

  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', look);
  return {
    isAway: () => isAway,
    shown: () =>
      isAway
        ? new Promise((resolve) => {
            comeBack = resolve;
          })
        : Promise.resolve(),
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', look);
    },
  };
}
