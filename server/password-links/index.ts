export { makeLink } from './make-link.ts';
export { ownBeforeForOwner, passwordHistory, passwordSettings } from './password-history.ts';
export { endLinks } from './password-link.store.ts';
export { passwordLinkRoutes } from './password-links.routes.ts';
