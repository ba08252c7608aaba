import { Controller, Get } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { CLIENT_CONFIG } from './client-config.js';

/** The first request of clients, to learn whether and how they can use this service. */
@Controller('config')
export class ClientConfigController {
  @Get()
  @RouteConfig({ authentication: 'none' })
  read(): typeof CLIENT_CONFIG {
    return CLIENT_CONFIG;
  }
}
