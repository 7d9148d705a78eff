export { guardiansDemoData } from './demo/guardians.demo-data';
export { GuardiansModule } from './guardians.module';
