// Fetched by name, as the schema of the profile is.
export { certificateNameSchema } from '@lyceum/contracts/profile';
