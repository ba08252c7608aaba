import { tryLives } from './simulated-lives.js';

// Many of them, so that many begin with what a kill has left.
tryLives({ usual: 10, thorough: 1300, steps: 15 });
