import { errorCodes, type FastifyInstance } from 'fastify';

/** The door that takes files in; it reads their bytes itself, as they come. */
const fileDoor = '/uploads/incoming/:uploadId';

/** Hands bodies of any type to the door of files, unread. Everywhere else a type nobody reads stays refused. */
export function acceptFiles(fastify: FastifyInstance): void {
  // Fastify would read these itself; nothing else takes them.
  fastify.removeContentTypeParser('text/plain');
  fastify.addContentTypeParser('*', (request, payload, done) => {
    if (request.routeOptions.url === fileDoor) done(null, payload);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
}
