// src/home - the application that a person gets who follows the address of the service, and a page about the service.
export { HomeModule } from './home.module.js';
