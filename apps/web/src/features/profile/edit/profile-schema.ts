// Fetched by name: the forms are seen without the validation library.
export { saidSchema } from '@lyceum/contracts/profile';
