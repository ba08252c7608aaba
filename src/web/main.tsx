import './app/styles.js';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';

// A file that is gone belongs to a build before the one that is served: the page of that one is asked for.
addEventListener('vite:preloadError', () => location.reload());

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App />);
