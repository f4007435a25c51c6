/** Stores a session under the names of the specification; `null` leaves a part as it is. */
export function store(token: string | null, user: string | null): void {
  if (token !== null) localStorage.setItem('authToken', token);
  if (user !== null) localStorage.setItem('currentUser', user);
}
