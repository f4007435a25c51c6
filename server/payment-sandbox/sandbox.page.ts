import { formatMoney, paise } from '#contract/kernel/numbers/money.ts';
import { billingCycle } from '#contract/subscriptions/plan-term.rules.ts';
import type { SandboxPlan, SandboxSubscription } from './sandbox.entities.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1f2933; --dim: #52606d; --paper: #fff; --back: #f1f4f6;
  --line: #cbd2d9; --accent: #0a665e; --on-accent: #fff; --warn-ink: #7c2d12; --warn: #fff4e6;
  --bad: #b42318; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e7eb; --dim: #b0bac5; --paper: #1f2429;
  --back: #14181b; --line: #3e4a55; --accent: #4fc2b5; --on-accent: #06231f; --warn-ink: #ffd8a8;
  --warn: #3a2a17; --bad: #ffa8a8; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px;
  background: var(--back); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 420px; background: var(--paper); border: 1px solid var(--line);
  border-radius: 8px; overflow: hidden; }
.note { margin: 0; padding: 10px 20px; background: var(--warn); color: var(--warn-ink);
  font-size: 14px; }
.body { padding: 20px; }
h1 { margin: 0 0 4px; font-size: 20px; }
.price { margin: 0 0 16px; color: var(--dim); font-variant-numeric: tabular-nums; }
p { margin: 0 0 16px; }
.bad { color: var(--bad); }
form { display: grid; gap: 10px; }
button, a { display: block; width: 100%; min-height: 44px; padding: 9px 16px; border-radius: 6px;
  border: 1px solid var(--line); background: transparent; color: inherit; font: inherit;
  text-align: center; text-decoration: none; cursor: pointer; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent);
  font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

const STATUS_TEXTS: Readonly<Partial<Record<SandboxSubscription['status'], string>>> = {
  active: 'The first payment was made. The clinic has been told.',
  cancelled: 'This subscription has been cancelled.',
  completed: 'This subscription has come to its end.',
};

const FORM = `<form method="post">
  <button class="main" name="outcome" value="success">Agree and pay</button>
  <button name="outcome" value="failure">Let the payment fail</button>
</form>`;

type Shown = { subscription: SandboxSubscription; plan: SandboxPlan; hasFailed: boolean };

/** The page for approving a subscription. It needs no script. */
export function hostedPage({ subscription, plan, hasFailed }: Shown): string {
  const { name, amount } = plan.item;
  const isOpen = subscription.status === 'created';
  const text =
    STATUS_TEXTS[subscription.status] ??
    'You agree that the price is charged each time, until it is cancelled.';
  const failure = hasFailed
    ? '<p class="bad" role="alert">The payment failed. Nothing was collected; you can try again.</p>'
    : '';
  return page(`<p class="note">Payment sandbox: no real money moves.</p>
<div class="body">
  <h1>${escaped(name)}</h1>
  <p class="price">${formatMoney(paise(amount))} · ${billingCycle(plan)}</p>
  ${failure}
  <p${isOpen ? '' : ' role="status"'}>${text}</p>
  ${isOpen ? FORM : ''}
  <p style="margin: 10px 0 0"><a href="/">Back to the clinic</a></p>
</div>`);
}

/** The page for an unknown link. */
export function missingPage(): string {
  return page(`<div class="body"><h1>No such subscription</h1>
<p>This link of the payment sandbox leads nowhere.</p><a href="/">Back to the clinic</a></div>`);
}

function page(content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Payment sandbox</title>
<link rel="icon" href="/icon.svg">
<style>${STYLE}</style>
</head>
<body><main>${content}</main></body>
</html>`;
}
