import { may } from '#contract/kernel/roles.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { lazyPart } from '#web/ui/layout/lazy-part.tsx';

const Tutorial = lazyPart(
  () => import('#web/tutorial/index.ts').then((module) => module.Tutorial),
  () => null,
);

/** The tutorial, for an admin who has not seen it (specification 2, section 4). */
export function TutorialHost() {
  const { role, has_seen_tutorial } = useCurrentUser();
  return may(role, 'tutorial.take') && !has_seen_tutorial ? <Tutorial /> : null;
}
