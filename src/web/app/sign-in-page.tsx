import { Button, PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { WhoAmIDocument } from '../../../generated/web/graphql/graphql.js';
import mark from '../shared/mark.svg';
import { isObject, textAt } from '../shared/json-object.js';
import { addressOf } from './addresses.js';
import { signIn } from './session.js';
import classes from './sign-in-page.module.css';
import { carryOut } from './transport.js';

/** Takes an access token, tries it, and goes back to where somebody wanted to be. */
export function SignInPage() {
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();
  const from = startIn(useLocation().state);

  const enter = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    signIn(token.trim());
    try {
      await carryOut(WhoAmIDocument, {});
      client.clear();
      await navigate(from, { replace: true });
    } catch (error) {
      setProblem(error instanceof Error && error.message !== 'Sign in to continue.' ? error.message : REFUSED);
      setBusy(false);
    }
  };
  return (
    <main className={classes['page']}>
      <form className={`card ${classes['form'] ?? ''}`} onSubmit={(event) => void enter(event)}>
        <img src={mark} width={40} height={40} alt="" />
        <h1>Sign in to Cadastre</h1>
        <p className="faint">
          With an access token, which whoever operates this catalog makes with <code>npx cadastre token create</code>.
          It is kept until this tab is closed.
        </p>
        <PasswordInput
          label="Access token"
          value={token}
          error={problem}
          onChange={({ currentTarget }) => setToken(currentTarget.value)}
          autoComplete="off"
          required
          data-autofocus
        />
        <Button type="submit" loading={isBusy} disabled={token.trim() === ''} fullWidth>
          Sign in
        </Button>
      </form>
    </main>
  );
}

const REFUSED = 'The service does not accept this token. It may have expired or been revoked.';

function startIn(state: unknown): string {
  const from = isObject(state) ? textAt(state, 'from') : '';
  return from.startsWith('/') && !from.startsWith('//') ? from : addressOf.home();
}
