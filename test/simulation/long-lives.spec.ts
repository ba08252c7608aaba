import { tryLives } from './simulated-lives.js';

// Enough steps for rebuilds, outages and kills to meet.
tryLives({ usual: 5, thorough: 750, steps: 40 });
