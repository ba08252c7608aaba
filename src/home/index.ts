// src/home - the page that a person gets who follows the address of the service in a browser.
export { HomeModule } from './home.module.js';
