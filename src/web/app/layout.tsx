import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { ExitIcon, MoonIcon, SunIcon } from '@radix-ui/react-icons';
import { Suspense } from 'react';
import { Link, Navigate, NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { SearchBox } from '../search/search-box.js';
import mark from '../shared/mark.svg';
import { addressOf } from './addresses.js';
import classes from './layout.module.css';
import { OperationsLink } from './operations-link.js';
import { NAVIGATION } from './navigation.js';
import { PageSkeleton } from './page-skeleton.js';
import { signOut, useSession } from './session.js';

/** The frame of all pages: where one is, where one can go, and the box to search in. */
export function Layout() {
  const { isRefused } = useSession();
  const { pathname, search } = useLocation();
  if (isRefused) return <Navigate to={addressOf.signIn()} state={{ from: `${pathname}${search}` }} replace />;
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <header className={classes['bar']}>
        <div className={classes['inner']}>
          <Link className={classes['brand']} to={addressOf.home()} aria-label="Cadastre">
            <img src={mark} width={26} height={26} alt="" />
            <span className={classes['name']}>Cadastre</span>
          </Link>
          <div className={classes['box']}>
            <Suspense>
              <SearchBox />
            </Suspense>
          </div>
          <nav className={classes['links']} aria-label="Pages">
            {NAVIGATION.map(({ to, title }) => (
              <NavLink key={to} to={to}>
                {title}
              </NavLink>
            ))}
            <OperationsLink />
          </nav>
          <SchemeSwitch />
          <SignOutButton />
        </div>
      </header>
      <main id="content" className={classes['main']} tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <footer className={classes['foot']}>
        <a href="/restli/docs">Documentation</a>
        <a href="/api/graphql">GraphiQL</a>
        <a href="/restli/home">About this service</a>
      </footer>
      <ScrollRestoration />
    </>
  );
}

function SchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={`Show in ${other}`} onClick={() => setColorScheme(other)}>
      {other === 'dark' ? <MoonIcon /> : <SunIcon />}
    </ActionIcon>
  );
}

function SignOutButton() {
  const { token } = useSession();
  if (token === undefined) return null;
  return (
    <ActionIcon variant="subtle" color="gray" aria-label="Sign out" onClick={() => signOut('wanted')}>
      <ExitIcon />
    </ActionIcon>
  );
}
