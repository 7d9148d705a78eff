/** The process of the room server, which the api role starts when there is a call. */
import '@lyceum/calls/room-server';
