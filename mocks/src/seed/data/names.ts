/** Given names, for invented people. */
export const firstNames = [
  'Adriano', 'Alice', 'Amanda', 'Anderson', 'André', 'Antônia', 'Bianca', 'Bruno', 'Caio', 'Camila', 'Carla',
  'Cauã', 'Cecília', 'Cláudio', 'Daniela', 'Davi', 'Débora', 'Diego', 'Edson', 'Eduarda', 'Elaine', 'Emanuel',
  'Fabiana', 'Felipe', 'Flávia', 'Gabriel', 'Giovana', 'Gustavo', 'Heitor', 'Helena', 'Igor', 'Isabela', 'Ivan',
  'Jéssica', 'João', 'Joana', 'José', 'Juliano', 'Karina', 'Larissa', 'Leandro', 'Letícia', 'Lívia', 'Lucas',
  'Luana', 'Luiz', 'Marcela', 'Marcos', 'Mariana', 'Mateus', 'Natália', 'Nelson', 'Otávio', 'Patrícia', 'Paulo',
  'Pedro', 'Raíssa', 'Renata', 'Ricardo', 'Rodrigo', 'Sabrina', 'Samuel', 'Simone', 'Tainá', 'Thiago', 'Vanessa',
  'Vinícius', 'Vitória', 'Wesley', 'Yasmin',
] as const

/** Family names. */
export const lastNames = [
  'Aguiar', 'Almeida', 'Andrade', 'Araújo', 'Azevedo', 'Barbosa', 'Barros', 'Batista', 'Bezerra', 'Borges',
  'Brito', 'Cardoso', 'Carvalho', 'Castro', 'Cavalcante', 'Coelho', 'Correia', 'Costa', 'Cunha', 'Dantas', 'Dias',
  'Duarte', 'Farias', 'Fernandes', 'Ferreira', 'Fonseca', 'Freitas', 'Gomes', 'Gonçalves', 'Guimarães', 'Leite',
  'Lopes', 'Macedo', 'Machado', 'Magalhães', 'Marques', 'Martins', 'Medeiros', 'Mendes', 'Moraes', 'Moreira',
  'Moura', 'Nascimento', 'Neves', 'Nunes', 'Oliveira', 'Pacheco', 'Pereira', 'Pinto', 'Queiroz', 'Ramos', 'Rezende',
  'Ribeiro', 'Rocha', 'Sales', 'Santana', 'Siqueira', 'Tavares', 'Teixeira', 'Vieira',
] as const

/** What people write on the counter's list when the group has a name. */
export const groupNames = [
  'Racha da firma', 'Pelada dos primos', 'Turma da quinta', 'Time da faculdade', 'Amigos do Zé', 'Galera do prédio',
  'Veteranos do bairro', 'Futebol das minas', 'Aniversário do Léo', 'Escolinha da tarde',
] as const
