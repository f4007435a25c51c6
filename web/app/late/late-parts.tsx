import { FavouritesHost } from './favourites-host.tsx';
import { LeftEditsHost } from './left-edits-host.tsx';
import { TutorialHost } from './tutorial-host.tsx';

/** The parts of `LateHosts`. */
export function LateParts() {
  return (
    <>
      <TutorialHost />
      <FavouritesHost />
      <LeftEditsHost />
    </>
  );
}
