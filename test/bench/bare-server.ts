/**
 * A bare Nest application on Fastify: one route that answers a fixed text to every request, and one that sets the text.
 * What a service with nothing behind it would reach under the same load. With a database it also answers the rows of an
 * entity, by the statement of the service. Arguments: the port, the address of the database.
 */
import 'reflect-metadata';
import { Body, Controller, Get, Header, HttpCode, Module, Param, Post, Put } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { LATEST_OF_ONE } from '../../src/adapters/postgres/row-reader.js';

const [port = '', database] = process.argv.slice(2);
/** As many connections as the service reads over. */
const rows = database === undefined ? undefined : new pg.Pool({ connectionString: database, max: 8 });
let answer = '';

@Controller()
class BareController {
  @Put('answer')
  set(@Body() body: { readonly text: string }): string {
    answer = body.text;
    return 'set';
  }

  @Get('rows/:urn')
  @Header('content-type', 'application/json')
  async rows(@Param('urn') urn: string): Promise<string> {
    const found = await rows?.query<unknown[]>({ ...LATEST_OF_ONE, values: [urn], rowMode: 'array' });
    return JSON.stringify(found?.rows);
  }

  @Get('*')
  @Header('content-type', 'application/json')
  get(): string {
    return answer;
  }

  @Post('*')
  @HttpCode(200)
  @Header('content-type', 'application/json')
  post(@Body() _body: unknown): string {
    return answer;
  }
}

@Module({ controllers: [BareController] })
class BareModule {}

const app = await NestFactory.create<NestFastifyApplication>(
  BareModule,
  new FastifyAdapter({ bodyLimit: 33_554_432 }),
  {
    logger: false,
  },
);
await app.listen(Number(port), '127.0.0.1');
