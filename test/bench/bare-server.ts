/**
 * A bare Nest application on Fastify: one route that answers a fixed text to every request, and one that sets the text.
 * What a service with nothing behind it would reach under the same load. First argument: the port.
 */
import 'reflect-metadata';
import { Body, Controller, Get, Header, HttpCode, Module, Post, Put } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';

let answer = '';

@Controller()
class BareController {
  @Put('answer')
  set(@Body() body: { readonly text: string }): string {
    answer = body.text;
    return 'set';
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
await app.listen(Number(process.argv[2]), '127.0.0.1');
